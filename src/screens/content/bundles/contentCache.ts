import { array, boolean, type Infer, nullable, number, size, string, type } from 'superstruct';

import type { KeptContent, What } from '#machines/content/content.machine.ts';
import type { Slice, Store } from '#src/lib/browser/storage.ts';

const Article = type({
  id: string(),
  plan: nullable(string()),
  title: string(),
  summary: string(),
  body: string(),
  category: string(),
  isDismissible: boolean(),
});
const Question = type({ id: string(), category: string(), question: string(), answer: string() });

const ContentRecord = type({
  bundle: string(),
  articles: nullable(type({ locale: string(), cachedAt: number(), items: array(Article) })),
  questions: nullable(type({ locale: string(), cachedAt: number(), items: array(Question) })),
  dismissed: size(array(string()), 0, 50),
});
type ContentRecord = Infer<typeof ContentRecord>;

/**
 * Local storage: cached articles and questions, and the ids of dismissed articles. Defined here and not with the other
 * slices, because signing in does not need it.
 */
const slice: Slice<ContentRecord> = { name: 'content', version: 2, struct: ContentRecord };

/** Maximum length in characters. Longer content is read every time. */
const mostKept = 200_000;

/** Cache of one bundle on this device. */
export function createContentCache(local: Store, bundle: string) {
  const read = (): ContentRecord => {
    const record = local.read(slice);
    return record?.bundle === bundle ? record : { bundle, articles: null, questions: null, dismissed: [] };
  };
  const change = (changed: Partial<ContentRecord>) => local.write(slice, { ...read(), ...changed });

  return {
    read,
    keep: (what: What, content: KeptContent) => {
      const isSmall = JSON.stringify(content).length <= mostKept;
      change({ [what]: isSmall ? content : null });
    },
    putAway: (id: string) => {
      const others = read().dismissed.filter((dismissed) => dismissed !== id);
      change({ dismissed: [...others, id].slice(-50) });
    },
    haveBack: () => change({ dismissed: [] }),
  };
}
