// Loaded into the portal's process, so that its clock is as far ahead as the test says. The sandbox has a lever for it.
const now = Date.now;
let aheadMs = 0;

Date.now = () => now() + aheadMs;
process.on('message', (ms) => {
  aheadMs = Number(ms);
  process.send?.('ahead');
});
process.channel?.unref();
