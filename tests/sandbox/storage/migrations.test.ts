import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished } from 'vitest';

import { migrationsFolder } from '#sandbox/database/migrations.ts';
import { idOf } from '#sandbox/ids.ts';

const migrate = (database: PGlite, name: string) => database.exec(readFileSync(join(migrationsFolder, name), 'utf8'));

it('what was insured before there were covers is covered; rails counts heads, and its employees add passengers', async () => {
  const database = await PGlite.create('memory://');
  onTestFinished(() => database.close());
  await migrate(database, '0000_first.sql');
  const [rails, otto, trip, flight] = ['partner', 'user', 'trip', 'flight'].map(idOf);
  await database.exec(`
    insert into partners values ('${rails}', 'rails', default, 'key', 'rails');
    insert into users values ('${otto}', '${rails}', 'otto', '', 'Otto', 'Carver', 'otto@rails.test', null, 'en-US', 'US', 0,
      false, '[]', '{}', '[]', 'NONE', '[]', '{}', '[]', false, false);
    insert into trips values ('${trip}', '${otto}', default, 'single', null, 'POL-ACTIVE');
    insert into flights values ('${flight}', '${trip}', default, 'RA1', '2031-05-05', '09:00', '2031-05-05', '11:00',
      'OSL', 'LHR', 'Oslo', 'London', null, 'outbound', 'main', 1, 0, 1, 0, 0, 0, 1);
  `);

  await migrate(database, '0001_insuring.sql');

  const covers = await database.query(
    'select user_id, policy_number, flight_number, embark_date::text, origin, flight_id from covers',
  );
  expect(covers.rows).toEqual([
    {
      user_id: otto,
      policy_number: 'POL-ACTIVE',
      flight_number: 'RA1',
      embark_date: '2031-05-05',
      origin: 'OSL',
      flight_id: flight,
    },
  ]);
  expect((await database.query('select counts_travellers from partners')).rows).toEqual([{ counts_travellers: true }]);

  await migrate(database, '0002_passenger_keepers.sql');

  expect((await database.query('select passenger_keepers from partners')).rows).toEqual([
    { passenger_keepers: 'employees' },
  ]);
});

it('agents who were there keep their customers, and get nobody else’s', async () => {
  const database = await PGlite.create('memory://');
  onTestFinished(() => database.close());
  for (const name of ['0000_first.sql', '0001_insuring.sql', '0002_passenger_keepers.sql'])
    await migrate(database, name);
  const sky = idOf('partner:sky');
  await database.exec(`insert into partners values ('${sky}', 'sky', default, 'key', 'sky')`);
  for (const name of ['agent', 'anna', 'gallery', 'emil'])
    await database.exec(`
      insert into users values ('${idOf(name)}', '${sky}', '${name}@sky.test', '', '', '', '', null, 'en-US', 'US', 0,
        false, '[]', '{}', '[]', 'NONE', '[]', '{}', '[]', false, false);
    `);

  await migrate(database, '0003_identity.sql');

  const found = await database.query('select agent_id, customer_id from agent_customers order by customer_id');
  const theirs = ['anna', 'gallery'].map(idOf).sort();
  expect(found.rows).toEqual(theirs.map((customer) => ({ agent_id: idOf('agent'), customer_id: customer })));
});
