import { id, type Samples, signedIn } from './sample.ts';

export const agents = {
  customers: {
    document: 'Customers',
    variables: { agentId: id(4), sought: 'anna@sky.test' },
    call: `GET /platform/agents/${id(4)}/customers?sought=anna%40sky.test`,
    answer: [
      { userId: id(1), firstName: 'Anna', surname: 'Berg', emailAddress: 'anna@sky.test', policies: ['POL-ACTIVE'] },
    ],
  },
  actFor: {
    document: 'ActFor',
    variables: { agentId: id(4), userId: id(1) },
    call: `POST /platform/agents/${id(4)}/customers/${id(1)}/session`,
    answer: { ...signedIn, agentId: id(4) },
  },
} satisfies Partial<Samples>;
