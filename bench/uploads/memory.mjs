/** Runs in the gateway: reports the memory in use and the maximum since the last report. */
const everyMs = 20;

let most = process.memoryUsage();
const look = () => {
  const now = process.memoryUsage();
  if (now.rss > most.rss) most = now;
  return now;
};

setInterval(look, everyMs).unref();
process.on('message', () => {
  const now = look();
  process.send?.({ now, most });
  most = now;
});
process.channel?.unref();
