import { array, type Infer, nonempty, object, optional, string } from 'superstruct';

/**
 * The format of PARTNERS_FILE, which tells the gateway its partners. The sandbox writes one for its own; operators of
 * the portal write it themselves for a real insurer. Contains secrets and never reaches a browser.
 */
export const PartnersFile = object({
  partners: array(
    object({
      name: string(),
      /** Host names without a port. */
      domains: nonempty(array(string())),
      apiKey: nonempty(string()),
      /** Origins that may show the partner's widgets in a frame. */
      frameAncestors: array(string()),
      /** Origins of suppliers whose pages and pictures the portal shows: payout setup, lounge passes. */
      suppliers: optional(array(string())),
      /** Origins of the insurer’s document stores, to which a page may upload files. */
      stores: optional(array(string())),
    }),
  ),
});
export type PartnersFile = Infer<typeof PartnersFile>;
