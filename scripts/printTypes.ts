import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';

/** TypeScript types by scalar. An unlisted scalar cannot be printed. */
export const scalars: Record<string, string> = {
  Boolean: 'boolean',
  Date: 'string',
  JSON: 'Record<string, unknown>',
  Float: 'number',
  ID: 'string',
  Int: 'number',
  PayoutDetails: 'Record<string, unknown>',
  String: 'string',
  Travellers: 'string[] | number',
};

/** Prints the schema as TypeScript: each type by name, and each field of Query and Mutation as {args, answer}. */
export function printTypes(schema: GraphQLSchema): string {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return (
    types
      .map((type) => print(type))
      .filter(Boolean)
      .join('\n\n') + '\n'
  );
}

function print(type: GraphQLNamedType): string {
  if (isEnumType(type))
    return `export type ${type.name} = ${type
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ')};`;
  if (isObjectType(type) && /^(Query|Mutation)$/.test(type.name))
    return block(type.name, Object.values(type.getFields()).map(call));
  if (isObjectType(type) || isInputObjectType(type))
    return block(type.name, Object.values(type.getFields()).map(property));
  return '';
}

const block = (name: string, lines: string[]) =>
  `export type ${name} = {\n${lines.map((line) => `  ${line}\n`).join('')}};`;

const call = ({ name, args, type }: GraphQLField<unknown, unknown>) =>
  `${name}: { args: {${args.map((arg) => ` ${property(arg)}`).join('')} }; answer: ${reference(type)} };`;

const property = ({ name, type }: { name: string; type: GraphQLType }) =>
  isNonNullType(type) ? `${name}: ${reference(type)};` : `${name}?: ${reference(type)} | undefined;`;

function reference(type: GraphQLType): string {
  return isNonNullType(type) ? bare(type.ofType) : `${bare(type)} | null`;
}

function bare(type: GraphQLType): string {
  if (isListType(type)) return `Array<${reference(type.ofType)}>`;
  if (!isScalarType(type)) return String(type);
  const known = scalars[type.name];
  if (!known) throw new Error(`Say in scripts/printTypes.ts what the scalar ${type.name} travels as.`);
  return known;
}
