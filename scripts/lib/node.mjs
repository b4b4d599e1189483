/**
 * Ends the process with a sentence if this Node is too old. Written for old Nodes to read, so that they come as far as
 * the sentence; whatever is newer is imported after it.
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
