/**
 * Arched opening. All openings are drawn anticlockwise, and all other shapes clockwise, so that the openings stay
 * empty.
 */
const arch = (x: number, y: number, width: number, height: number) =>
  `M${x + width} ${y}v${-height}a${width / 2} ${width / 2} 0 0 0 ${-width} 0v${height}z`;

const tower =
  'M-23 0C-12-22-6-50-2.5-86H-1V-96H1V-86H2.5C6-50 12-22 23 0H13C11-11 6-15 0-15S-11-11-13 0zM7-24L0-52-7-24z';
const clock =
  'M-8 0V-66H-10V-74H-8L-4-86H-1V-96H1V-86H4L8-74H10V-66H8V0zM0-63a5 5 0 1 0 .1 0zM8 0V-24h5v-5h2v5h9v-5h2v5h9v-5h2v5h9v-5h2v5h9v-8h2v8h3V0z';
const arches = (places: readonly number[], y: number, width: number, height: number) =>
  places.map((x) => arch(x, y, width, height)).join('');

const around = [-44, -31, -18, -5, 8, 21, 34];
const arena = [
  'M-50 0V-30l7-2v-9Q-10-47 20-42v7Q38-33 50-28V0z',
  arches(around, 0, 8, 9),
  arches(around, -18, 8, 5),
  arches([-31, -18, -5, 8], -33, 6, 1),
].join('');
const skyscrapers =
  'M-15 0V-52H-11V-68H-7V-78H-3V-84H-1V-98H1V-84H3V-78H7V-68H11V-52H15V0zM-44 0V-46L-28-58V0zM22 0V-64H26L29-72 32-64H36V0zM40 0V-40H54V0z';
const gables =
  'M-46 0V-38h3v-5h3v-5h3v-5h5v5h3v5h3v5h3V0zM-22 0V-42Q-20-46-17-48Q-16-58-12-58T-7-48Q-4-46-2-42V0zM0 0V-36L10-52 20-36V0zM22 0V-40h4v-9q1-6 6-6t6 6v9h4V0z';
const mast = 'M-5 0L-1.5-60H1.5L5 0zM0-74a8 8 0 1 1-.1 0zM-1-72V-100H1V-72z';
const bridge =
  'M-110-16H110V-12H-110zM-44 0V-62h5v10h6v-10h5V0h-5v-44h-6V0zM28 0V-62h5v10h6v-10h5V0h-5v-44h-6V0zM-110-18.5Q-70-27-36-61Q0 3 36-61Q70-27 110-18.5V-16.5Q70-24 36-57Q0 8-36-57Q-70-24-110-16.5z';
const sails =
  'M-50 0V-8H50V0zM-44-8Q-40-34-12-42Q-22-24-20-8zM-24-8Q-16-46 14-54Q4-30 6-8zM4-8Q10-32 34-40Q26-22 28-8zM28-8Q32-22 46-26Q42-16 43-8z';

/**
 * Silhouettes of landmarks by city, at most 100 units high, with the base at the origin. Other cities show only houses,
 * because a wrong landmark would mislead.
 */
export const landmarks: Partial<Record<string, string>> = {
  Amsterdam: gables,
  Berlin: mast,
  Lisbon: bridge,
  London: clock,
  'New York': skyscrapers,
  Paris: tower,
  Rome: arena,
  'San Francisco': bridge,
  Seoul: mast,
  Sydney: sails,
};
