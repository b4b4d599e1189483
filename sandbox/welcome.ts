import { password, people } from './account/seeds/people.ts';
import { magicInputs } from './magicInputs.ts';
import { partnerSeeds } from './seeds/partners.ts';

const first = ['anna@sky.test', 'mfa@sky.test', 'bare@sky.test', 'agent@sky.test', 'vera@voyage.test'];
const others = ['otc@rails.test', 'sso@plain.test', 'berta@harvest.test', 'olga@owl.test'];

/** Returns the welcome text for the terminal: addresses, accounts and values to type. */
export function welcome(portalPort: number, sandboxPort: number): string {
  const partners = Object.entries(partnerSeeds).map(([name, { shows }]) => [
    `http://${name}.localhost:${portalPort}`,
    shows,
  ]);
  const persons = Object.values(people)
    .flat()
    .filter(({ login }) => [...first, ...others].includes(login))
    .map(({ login, shows }) => [login, shows]);
  const magic = magicInputs.map(({ where, what, raises }) => [`${where} ${what}`, raises]);

  return [
    `The portal   http://localhost:${portalPort} (the same as sky.localhost)`,
    `The sandbox  http://localhost:${sandboxPort} (all accounts and levers)`,
    `\nPartners\n${columns(partners)}`,
    `\nAccounts (password ${password})\n${columns(persons)}`,
    `\nMagic inputs\n${columns(magic)}`,
  ].join('\n');
}

function columns(rows: string[][]): string {
  const width = Math.max(...rows.map(([left = '']) => left.length));
  return rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
