import type { AirportsQuery } from '#src/api/generated/documents.ts';

const airport = (value: string, label: string) => ({ __typename: 'Airport', value, label }) as const;

export const airports: AirportsQuery = {
  airports: [
    airport('CDG', 'Paris Charles de Gaulle (CDG)'),
    airport('JFK', 'New York John F. Kennedy (JFK)'),
    airport('LHR', 'London Heathrow (LHR)'),
    airport('OSL', 'Oslo Gardermoen (OSL)'),
  ],
};
