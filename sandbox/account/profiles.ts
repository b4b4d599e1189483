const all = ['CREATE', 'READ', 'UPDATE', 'DELETE'];

type Profile = { feature: string; accessRights: string[] }[];

const feature = (name: string, accessRights = all) => ({ feature: name, accessRights });

const travel = [
  feature('customer-travel-trips'),
  feature('customer-insurance'),
  feature('customer-travel-luggage'),
  feature('customer-travel-passengers'),
  feature('customer-payouts'),
  feature('customer-travel-resolutions', ['READ', 'UPDATE']),
];

const business = [feature('customer-insurance'), feature('customer-payouts')];

export const profiles = {
  travel,
  travelWithoutPayouts: travel.filter(({ feature }) => feature !== 'customer-payouts'),
  chartered: [...travel, feature('customer-travel-chartered')],
  agent: [
    ...travel.filter(({ feature }) => feature !== 'customer-travel-resolutions'),
    feature('customer-travel-resolutions', ['READ', 'UPDATE', 'AGENT-OPTIONS']),
  ],
  business,
  businessAgent: [...business, feature('customer-travel-resolutions', ['READ', 'UPDATE', 'AGENT-OPTIONS'])],
  monitoring: [feature('customer-insurance', ['READ']), feature('customer-payouts')],
  none: [],
} satisfies Record<string, Profile>;

const can = { write: true };

export const roles = {
  user: { USER: can },
  reader: { USER: { write: false } },
  agent: { AGENT: can },
  administrator: { ADMIN: can, USER: can },
  none: {},
};
