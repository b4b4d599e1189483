import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { graphOf } from '#tests/kit/graph.ts';
import { tableOf } from '#tests/kit/model.ts';

it.each(Object.entries(catalogue))('%s', (name, model) => {
  const g = graphOf(model);
  writeFileSync(`/tmp/table-${name}.json`, JSON.stringify(tableOf(g), null, 2));
  console.log(name, g.nodes.length, g.edges.length);
});
