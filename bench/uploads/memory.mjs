/** In the gateway: what it needs of memory, and the most since somebody asked last. */
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
