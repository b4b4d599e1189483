/**
 * Draws an icon for a theme without one: its logo on a tile of the header colour, which was already checked for
 * contrast.
 */
export function drawIconTile(logo: string, ground: string): string {
  const fitted = logo
    .trim()
    .replace(/^<svg\b[^>]*/, (tag) => `${tag.replace(/\s(x|y|width|height)=("[^"]*"|'[^']*')/g, '')} ${inner}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${ground}"/>${fitted}</svg>`;
}

const inner = 'x="6" y="6" width="52" height="52"';
