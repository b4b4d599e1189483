// Loaded into the portal's process to move its clock ahead as a test requires. The sandbox has a lever for that.
const now = Date.now;
let aheadMs = 0;

Date.now = () => now() + aheadMs;
process.on('message', (ms) => {
  aheadMs = Number(ms);
  process.send?.('ahead');
});
process.channel?.unref();
