import { menuTemplateId } from '@site/release/document';
import { createRef } from 'react';
import { type Toggles, toggleNames } from '@site/contracts/toggles';
import { TogglesContext } from '@site/platform/toggles';
import { Frame } from './frame';
import styles from './frame.module.css';
import { MobileMenu } from './mobile-menu';
import { text } from './old-browser.text';

/** The menu has every link; who opens it sees those that are on. */
const allOn = Object.fromEntries(toggleNames.map((name) => [name, true])) as Toggles;

/** The frame before any code has come. Its links work by themselves, and `live-controls.ts` brings the rest to life. */
export function PrerenderedFrame() {
  return (
    <div data-prerendered>
      <p className={styles.oldBrowser}>{text.tooOld}</p>
      <Frame />
      <template id={menuTemplateId}>
        <TogglesContext value={allOn}>
          <MobileMenu isPlain toggle={createRef()} onClose={() => undefined} />
        </TogglesContext>
      </template>
    </div>
  );
}
