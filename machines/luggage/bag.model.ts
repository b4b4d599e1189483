export const guitar = {
  pir: 'LHRVO10060',
  tripId: '',
  flightId: '',
  reportedOn: '2026-11-18T17:45:00.000Z',
  reportedOnLocal: '2026-11-18 17:45',
  description: 'A guitar case',
  image: '',
};

export const lostGuitar = { bagId: 'guitar', status: 'BAG_LOST', attachments: [], ...guitar };
