import type { Scene as SceneName } from '#content/home.schema.ts';
import houses from './casas.svg';
import hill from './morro.svg';
import kites from './pipas.svg';
import styles from './scene.module.css';

const scenes: Record<SceneName, { address: string; width: number; height: number }> = {
  morro: { address: hill, width: 640, height: 420 },
  pipas: { address: kites, width: 571, height: 300 },
  casas: { address: houses, width: 571, height: 300 },
};

/** One of the drawn scenes, filling its place. */
export function Scene({ name, alt }: { name: SceneName; alt: string }) {
  const { address, width, height } = scenes[name];
  return (
    <img className={styles.scene} src={address} alt={alt} width={width} height={height} loading="lazy" />
  );
}
