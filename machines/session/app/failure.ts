/** The reason why the portal could not start; `stack` comes from the client. */
export type Failure = { code?: string; message: string; stack?: string };

export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: 'Unknown error' };
  return { message: error.message, ...(error.stack && { stack: error.stack }) };
}

/** Returns the failure of an actor that never answered. */
export const failureCaught = ({ event }: { event: { error: unknown } }): Failure => toFailure(event.error);
