// This file is read by whatever Node somebody has, so it keeps to syntax that old versions know.
var wanted = [20, 19];

/** Ends the process with one clear sentence where Node is older than this project needs. */
export function requireNode(version) {
  var parts = version.split('.').map(Number);
  var isOldEnough = parts[0] > wanted[0] || (parts[0] === wanted[0] && parts[1] >= wanted[1]);
  if (isOldEnough) return;
  console.error('Ciranda Cap needs Node ' + wanted.join('.') + ' or newer; this is Node ' + version + '.');
  process.exit(1);
}
