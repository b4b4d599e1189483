import type { GraphQLClient } from 'graphql-request';

import type { DocumentAttached, DocumentOpened, WhichClaim } from '#machines/claims/claims.ts';

import { AttachDocumentDocument, CreateStreamUrlDocument } from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

type Attachment = WhichClaim & { name: string; documentId: string; key: string };

const signedIn = { signedIn: true } as const;

export function createDocumentsApi({ client }: { client: GraphQLClient }) {
  return {
    /** Safe to repeat: each call opens a new location, and an unused one is harmless. */
    openDocument: (
      { userId: id, documentName }: { userId: string; documentName: string },
      signal: AbortSignal,
    ): Promise<DocumentOpened> =>
      answered(async () => {
        const request = { document: CreateStreamUrlDocument, variables: { id, documentName }, signal };
        const { url, documentId } = (await client.request(request)).createStreamUrl;
        return { kind: 'created', url, documentId };
      }, signedIn),

    attachDocument: ({ key, ...variables }: Attachment): Promise<DocumentAttached> =>
      answered(async () => {
        const request = { document: AttachDocumentDocument, variables, requestHeaders: keyed(key) };
        const { attachmentId, name } = (await client.request(request)).attachDocument;
        return { kind: 'attached', attachmentId, name };
      }, signedIn),
  };
}
