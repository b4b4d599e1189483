import {
  array,
  assert,
  enums,
  type Infer,
  nonempty,
  object,
  optional,
  pattern,
  record,
  refine,
  StructError,
  string,
} from 'superstruct';

import { isLanguageCode } from '#schema/languages.ts';
import { ThemeConfig } from '#schema/theme.ts';

import { headers } from './identity/header.ts';
import { corners, densities, edges } from './identity/shape.ts';
import { typefaces } from './identity/typefaces.ts';
import { sceneNames } from './scenes/scenes.ts';

const config = ThemeConfig.schema.config.schema;

const colour = pattern(string(), /^#[0-9a-f]{6}$/i);
const svg = pattern(string(), /^[\w-]+\.svg$/);
/** A colour, or a step of the ramp. */
const tokens = record(string(), pattern(string(), /^(#[0-9a-f]{6}|[1-9]0|1[0-6]0)$/i));

const Flags = refine(object(config.flags.schema), 'one variant', ({ parametric, dataMonitoring }) => {
  return !(parametric && dataMonitoring) || 'parametric and dataMonitoring are two variants: a portal is one of them';
});

const PassengerMaintenance = refine(
  object(config.passengerMaintenance.schema),
  'somebody of both',
  ({ employees, users }) => employees || !users || 'passengerMaintenance: employees are users too, so they may as well',
);

/** themes/{theme}/config.json, as a partner writes it. Unlike what is built from it, it holds nothing unknown. */
export const ThemeSource = object({
  /** The one colour that everything else follows from. */
  brand: colour,
  /** In whose hue the greys are; the brand's unless said. */
  tint: optional(colour),
  typeface: optional(enums(typefaces)),
  shape: optional(object({ corners: enums(corners), edges: enums(edges) })),
  density: optional(enums(densities)),
  header: optional(enums(headers)),
  scene: optional(enums(sceneNames)),
  logo: svg,
  logoDark: optional(svg),
  /** Beside the title of a tab and on home screens; made of the logo unless said. */
  icon: optional(svg),
  lightTokens: optional(tokens),
  darkTokens: optional(tokens),
  appearance: config.appearance,
  font: nonempty(string()),
  languages: nonempty(array(refine(string(), 'language', (code) => isLanguageCode(code) || `no language ${code}`))),
  loginType: optional(config.loginType),
  initialPath: pattern(string(), /^\/(?!\/)/),
  country: pattern(string(), /^[A-Z]{2}$/),
  payoutSupplier: config.payoutSupplier,
  contact: config.contact,
  passengerMaintenance: optional(PassengerMaintenance),
  customerFinder: optional(config.customerFinder),
  tripOrder: optional(config.tripOrder),
  monitoredPatterns: config.monitoredPatterns,
  flags: Flags,
});
export type ThemeSource = Infer<typeof ThemeSource>;

/** Throws a sentence about the first thing that is wrong. */
export function readSource(text: string): ThemeSource {
  try {
    const source: unknown = JSON.parse(text);
    assert(source, ThemeSource);
    return source;
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    const { path, value, type, message, refinement } = error.failures()[0] ?? error;
    const where = path.join('.') || 'the file';
    if (type === 'never') throw new Error(`${where} is not known here`);
    if (value === undefined) throw new Error(`${where} is missing`);
    throw new Error(refinement && !message.startsWith('Expected') ? message : `${where}: ${message}`);
  }
}
