import type { Context } from '../context.ts';
import type { Files } from '../files/files.ts';
import type { FaultBoard } from '../plugins/faultBoard.ts';

export type Levers = Context & { board: FaultBoard; files: Files; portalPort: number; leverHosts: string[] };
