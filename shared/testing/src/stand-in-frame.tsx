import { Link, Outlet } from 'react-router-dom';
import { useSession } from '@site/platform/session';
import { Cluster } from '@site/ui/cluster';
import { type ToastLog, ToastList } from './toast-list';

interface Props {
  name: string;
  paths: readonly string[];
  toasts: ToastLog;
}

/**
 * The stand-in for the shell's frame: the addresses of the remote, a session on demand, the notifications as lines
 * of text. An address with a parameter is shown, not linked.
 */
export function StandInFrame({ name, paths, toasts }: Props) {
  const { isSignedIn, signIn, signOut } = useSession();
  const signInAsDemo = async () => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ cpf: '52998224725', password: 'ciranda1' }),
    });
    signIn(((await answer.json()) as { access_token: string }).access_token);
  };
  return (
    <>
      <nav aria-label={`Pages of ${name}`}>
        <Cluster>
          {paths.map((path) => {
            const address = path.replace(/\/:\w+\?/g, '');
            return address.includes(':') ? (
              <span key={path}>{path}</span>
            ) : (
              <Link key={path} to={address}>
                {path}
              </Link>
            );
          })}
          <button type="button" onClick={isSignedIn ? signOut : () => void signInAsDemo()}>
            {isSignedIn ? 'Sign out' : 'Sign in as the demo customer'}
          </button>
        </Cluster>
      </nav>
      <main>
        <Outlet />
      </main>
      <ToastList log={toasts} />
    </>
  );
}
