import { array, type Infer, nonempty, object, optional, string } from 'superstruct';

/**
 * PARTNERS_FILE, by which the gateway knows whom it serves. The sandbox writes one for its own partners; who runs the
 * portal against a real insurer writes it themselves. It holds secrets and never reaches a browser.
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
      /** Origins of suppliers whose pages and pictures the portal shows: where payouts are set up, passes for a lounge. */
      suppliers: optional(array(string())),
      /** Origins that a page may put files to: the insurer’s stores of documents. */
      stores: optional(array(string())),
    }),
  ),
});
export type PartnersFile = Infer<typeof PartnersFile>;
