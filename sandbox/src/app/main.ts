import { readConfig } from './config';
import { start } from './start';

try {
  const sandbox = await start(readConfig(process.env));
  console.log(`Sandbox: ${sandbox.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(`The sandbox did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
