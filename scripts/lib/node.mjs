/**
 * Ends the process with an explanation if this Node is too old. Written in syntax that old Nodes can parse; newer code
 * is imported afterwards.
 */
export function refuseOldNode() {
  var parts = process.versions.node.split('.');
  var major = Number(parts[0]);
  if (major > 20 || (major === 20 && Number(parts[1]) >= 19)) return;
  console.error(
    'The portal needs Node 20.19 or newer; this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
