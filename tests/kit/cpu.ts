/** Returns the processor time of a synchronous run in milliseconds, which other work on the machine does not change. */
export function measureCpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
