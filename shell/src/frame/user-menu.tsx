import { type FocusEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { pathTo } from '@site/contracts/routes';
import { useSession } from '@site/platform/session';
import { user } from '@site/ui/icon-shapes';
import { text } from './frame.text';
import { ToolLink } from './tool-link';
import { useDismiss } from './use-dismiss';
import { useOpenHere } from './use-open-here';
import { UserMenuList } from './user-menu-list';
import styles from './user-menu.module.css';

/**
 * The icon leads to the profile. With a token stored, pointer, focus or a finger open the customer's pages under it;
 * a second touch follows the icon.
 */
export function UserMenu() {
  const { hasToken } = useSession();
  const { isOpen, open, close } = useOpenHere();
  const listId = useId();
  const area = useRef<HTMLDivElement>(null);
  const isFirstTouch = useRef(false);

  const leave = () => {
    // The icon keeps the place of the keyboard; its focus opens the list again, so closing comes last.
    if (area.current?.querySelector('ul')?.contains(document.activeElement))
      area.current.querySelector('a')?.focus();
    close();
  };
  useDismiss(isOpen, area, leave);

  if (!hasToken) return <ToolLink to={pathTo('profileHub')} icon={user} label={text.profile} />;

  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const press = ({ pointerType }: PointerEvent) => {
    isFirstTouch.current = pointerType === 'touch' && !isOpen;
  };
  const follow = (event: MouseEvent) => {
    if (!isFirstTouch.current) return;
    isFirstTouch.current = false;
    event.preventDefault();
    open();
  };

  return (
    <div
      ref={area}
      className={styles.area}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
      onFocus={open}
      onBlur={blur}
    >
      <ToolLink
        to={pathTo('profileHub')}
        icon={user}
        label={text.profile}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onPointerDown={press}
        onClick={follow}
      />
      {isOpen && <UserMenuList id={listId} />}
    </div>
  );
}
