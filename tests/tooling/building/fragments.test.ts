import { buildSchema, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';

import { inlineFragments } from '#scripts/fragments.ts';

const schema = buildSchema(`
  type Query { bags: [Bag!]! bag(id: ID!): Bag }
  type Bag { id: ID! pir: String! files: [File!]! }
  type File { id: ID! name: String! }
`);

const written = (files: Record<string, string>) => {
  const sources = Object.entries(files).map(([name, text]) => ({ name, document: parse(text) }));
  return inlineFragments(sources, schema).map(({ name, document }) => [name, print(document).replace(/\s+/g, ' ')]);
};

const fragments = {
  'Bag.fragment.graphql': 'fragment Bag on Bag { id files { ...File } pir }',
  'File.fragment.graphql': 'fragment File on File { name id }',
};

describe('the documents of the app', () => {
  it('contain the fields of their fragments, in order', () => {
    const bags = 'query Bags { bags { ...Bag } }';

    expect(written({ 'Bags.graphql': bags, ...fragments })).toEqual([
      ['Bags.graphql', 'query Bags { bags { id files { name id } pir } }'],
    ]);
  });

  it('are unchanged without fragments', () => {
    const bag = 'query One($id: ID!) { bag(id: $id) { pir } }';

    expect(written({ 'One.graphql': bag })).toEqual([['One.graphql', bag]]);
  });

  it.each([
    ['a field that there is not', 'Cannot query field "size"', { 'Bags.graphql': 'query Bags { bags { size } }' }],
    ['a fragment that there is not', 'Unknown fragment "Bag"', { 'Bags.graphql': 'query Bags { bags { ...Bag } }' }],
    [
      'a fragment of something else',
      'can never be of type "File"',
      { 'Bags.graphql': 'query Bags { bags { ...File } }', ...fragments },
    ],
    [
      'a fragment that nobody uses',
      '"Bag" is never used',
      { 'Bags.graphql': 'query Bags { bags { id } }', ...fragments },
    ],
    [
      'a fragment in itself',
      'Cannot spread fragment "B" within itself',
      { 'Bags.graphql': 'query Bags { bags { ...B } }', 'B.fragment.graphql': 'fragment B on Bag { ...B }' },
    ],
  ])('are rejected with %s', (_, problem: string, files: Record<string, string>) => {
    expect(() => written(files)).toThrow(problem);
  });
});
