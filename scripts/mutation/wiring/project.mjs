import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { Problem } from '../../lib/problem.mjs';
import { root, run } from '../../lib/run.mjs';

/** Folder of the copy in which faults are planted, so that an interruption leaves none in the working tree. */
export const copy = join(root, 'test-results/wiring');

/** Copies the project's working tree with its generated files, and links its dependencies. */
export async function copyProject() {
  await rm(copy, { recursive: true, force: true });
  const tracked = ['--cached', '--others', '--exclude-standard'];
  const generated = ['--others', '--ignored', '--exclude-standard', '--', ':(glob)**/generated/**', ':!node_modules'];
  const files = [...(await list(tracked)), ...(await list(generated))].filter((file) => existsSync(join(root, file)));
  for (const folder of new Set(files.map((file) => dirname(file))))
    await mkdir(join(copy, folder), { recursive: true });
  for (const file of files) await cp(join(root, file), join(copy, file));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/**
 * Plants a fault while the work runs.
 * @template Result
 * @param {import('./faults.mjs').Fault} fault
 * @param {() => Promise<Result>} work
 */
export async function planted(fault, work) {
  const file = join(copy, fault.file);
  const source = await readFile(file, 'utf8');
  await writeFile(file, withFault(source, fault));
  try {
    return await work();
  } finally {
    await writeFile(file, source);
  }
}

/**
 * @param {string} source
 * @param {Pick<import('./faults.mjs').Fault, 'id' | 'file' | 'find' | 'replace'>} fault
 */
export function withFault(source, { id, file, find, replace }) {
  const [before, after, ...others] = source.split(find);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Problem(`The text that ${id} replaces does not occur exactly once in ${file}.`);
  return before + replace + after;
}

/** @param {string[]} args of `git ls-files` */
async function list(args) {
  const { code, said } = await run('git', ['ls-files', '-z', ...args], { quiet: true });
  if (code !== 0) throw new Problem(`${said}\nGit could not list the files to copy.`);
  return said.split('\0').filter(Boolean);
}
