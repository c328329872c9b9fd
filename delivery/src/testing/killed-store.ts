import type { Store } from '#storage/store.ts';

/** A store whose user is killed after a number of writes: those are made, and nothing after them is. */
export function killedStore(store: Store, { after }: { after: number }) {
  let writes = 0;
  let isDead = false;
  const alive = () => {
    if (isDead) throw new Error('killed');
  };
  const writing = async <Result>(write: () => Promise<Result>): Promise<Result> => {
    alive();
    writes += 1;
    if (writes <= after) return write();
    isDead = true;
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
