import { id, now, type Samples } from './sample.ts';

const ben = {
  passengerId: id(12),
  userId: id(1),
  active: 1,
  created: now,
  name: 'Ben',
  surname: 'Berg',
  mobilePhoneNumber: '+15550100003',
};

export const passengers = {
  passengers: {
    document: 'Passengers',
    variables: {},
    call: 'GET /travel/passengers',
    answer: [{ ...ben, mobilePhoneNumber: null }],
  },
  addPassenger: {
    document: 'AddPassenger',
    variables: { passenger: { name: 'Ben', surname: 'Berg', mobilePhoneNumber: '+15550100003' } },
    call: 'POST /travel/passengers',
    body: { name: 'Ben', surname: 'Berg', mobilePhoneNumber: '+15550100003' },
    status: 201,
    answer: ben,
  },
  updatePassenger: {
    document: 'UpdatePassenger',
    variables: { passengerId: id(12), changes: { surname: 'Berg' } },
    call: `PATCH /travel/passengers/${id(12)}`,
    body: { surname: 'Berg' },
    answer: ben,
  },
  deletePassenger: {
    document: 'DeletePassenger',
    variables: { passengerId: id(12) },
    call: `DELETE /travel/passengers/${id(12)}`,
    status: 204,
    answer: true,
  },
} satisfies Partial<Samples>;
