import { buildSchema, type ExecutionResult, execute, parse } from 'graphql';

import { compileValidator } from '#gateway/answer/fits.ts';
import { repair } from '#gateway/answer/repair.ts';
import { calls } from '#gateway/calls.ts';
import { documents } from '#schema/generated/documents.ts';
import schema from '#schema/portal.graphql?raw';
import { hashes } from '../../kit/gateway/hashes.ts';
import { samples } from '../../kit/gateway/samples.ts';

const built = buildSchema(schema);

type Field = keyof typeof calls & keyof typeof samples;

/** Returns the app's data after the insurer answered a call with this body; null if the answer is refused. */
export function throughGateway(field: Field, body: unknown): unknown {
  // Only JSON arrives over the network.
  const heard: unknown = JSON.parse(JSON.stringify(body) ?? 'null');
  const { answer } = calls[field];
  const told = compileValidator<unknown>(answer)(heard) ? heard : repair<unknown>(answer, heard)?.answer;
  if (told === undefined) return null;
  const { document, variables } = samples[field];
  const text = documents[hashes[document] as keyof typeof documents] ?? '';
  const { data, errors } = execute({
    schema: built,
    document: parse(text),
    rootValue: { [field]: told },
    variableValues: { ...variables },
  }) as ExecutionResult;
  return errors ? null : JSON.parse(JSON.stringify(data));
}
