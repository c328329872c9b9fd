import type { Store } from '#storage/store.ts';

/** A store whose user is killed at one of its writes: the write is made or not, and nothing after it is. */
export function killedStore(store: Store, { atWrite, isWritten }: { atWrite: number; isWritten: boolean }) {
  let writes = 0;
  let isDead = false;
  const alive = () => {
    if (isDead) throw new Error('killed');
  };
  const writing = async <Result>(write: () => Promise<Result>): Promise<Result> => {
    alive();
    writes += 1;
    if (writes < atWrite) return write();
    isDead = true;
    if (isWritten) await write();
    throw new Error('killed');
  };
  const reading = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    alive();
    return read();
  };
  const killed: Store = {
    address: store.address,
    read: (key) => reading(() => store.read(key)),
    list: (prefix) => reading(() => store.list(prefix)),
    write: (key, body) => writing(() => store.write(key, body)),
    create: (key, body) => writing(() => store.create(key, body)),
    remove: (key) => writing(() => store.remove(key)),
  };
  return { store: killed, isKilled: () => isDead };
}
