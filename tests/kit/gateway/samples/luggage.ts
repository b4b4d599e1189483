import { id, now, type Samples } from './sample.ts';

const bag = {
  bagId: id(6),
  status: 'BAG_LOST',
  pir: 'OSLSK12345',
  tripId: null,
  flightId: null,
  reportedOn: now,
  reportedOnLocal: '2026-06-01 14:00',
  description: null,
  image: null,
  attachments: [{ attachmentId: id(7), name: 'tag.jpg', url: '/files/tag.jpg', size: 2_048 }],
};
const moment = { reportedOn: now, reportedOnLocal: '2026-06-01 14:00' };

export const luggage = {
  lostBags: {
    document: 'LostBags',
    variables: {},
    call: 'GET /travel/luggage/lost/bags',
    answer: [bag],
  },
  lostBag: {
    document: 'LostBag',
    variables: { bagId: id(6) },
    call: `GET /travel/luggage/lost/bags/${id(6)}`,
    answer: bag,
  },
  createBag: {
    document: 'CreateBag',
    variables: { bag: { pir: 'OSLSK12345', description: null, ...moment } },
    call: 'POST /travel/luggage/lost/bags',
    body: { pir: 'OSLSK12345', description: null, ...moment },
    status: 201,
    answer: bag,
  },
  updateBag: {
    document: 'UpdateBag',
    variables: { bagId: id(6), changes: { description: 'Red', status: 'BAG_UPDATED_DETAILS' } },
    call: `PATCH /travel/luggage/lost/bags/${id(6)}`,
    body: { description: 'Red', status: 'BAG_UPDATED_DETAILS' },
    answer: bag,
  },
  deleteBag: {
    document: 'DeleteBag',
    variables: { bagId: id(6) },
    call: `DELETE /travel/luggage/lost/bags/${id(6)}`,
    status: 204,
    answer: true,
  },
} satisfies Partial<Samples>;
