import { readConfig } from './config';
import { start } from './start';

try {
  const sandbox = await start(readConfig(process.env));
  console.log(`Sandbox: ${sandbox.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(`The sandbox did not start: ${reasonOf(error)}`);
  process.exitCode = 1;
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  return code === 'EADDRINUSE' ? `port ${port} is in use. Set SANDBOX_PORT to another one.` : error.message;
}
