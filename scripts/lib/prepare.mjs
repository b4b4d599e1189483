import { install } from './dependencies.mjs';
import { Problem } from './problem.mjs';
import { node } from './run.mjs';
import { isBuilt } from './stamp.mjs';

/** Prepares a bare clone, so that the portal can be started. */
export async function prepare() {
  await install();
  await build();
}

/** Builds if the sources have changed since the last build. */
export async function build() {
  if (isBuilt()) return;
  console.log('Building …');
  const { code } = await node(['scripts/build.mjs']);
  if (code !== 0) throw new Problem('The build failed, as said above.');
}
