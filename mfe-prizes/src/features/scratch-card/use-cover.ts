import { type PointerEvent, useCallback, useRef } from 'react';
import { onScreen, type Point, toCell } from './cell';
import { type Cover, createCover } from './cover';
import { isScratched } from './scratched';
import { watchPixelRatio } from './watch-pixel-ratio';

interface Options {
  /** The address of the cover's picture. */
  picture: string;
  /** 80 % of the zone are revealed. Told once for each time that the pointer comes down. */
  onScratched: () => void;
  /** The pointer came down and went up at one place. */
  onTapped: () => void;
}

/** So far, in CSS pixels, a finger that rests may slip. */
const slipOfTap = 8;

/**
 * What a canvas needs to be a cover that the pointer scratches. All listeners are on the canvas, so the page around it
 * scrolls and clicks as ever (C37). A finger that goes up or down scrolls the page and leaves the cover whole; one that
 * begins sideways scratches, and then wherever it goes. Strokes are drawn as they come; the zone is read once a frame
 * at the most.
 */
export function useCover({ picture, onScratched, onTapped }: Options) {
  const cover = useRef<Cover>(null);
  const brush = useRef<HTMLSpanElement>(null);
  const last = useRef<Point>(null);
  const tap = useRef<Point>(null);
  /** A finger is down and has not moved: it may scroll the page, or scratch. */
  const isUndecided = useRef(false);
  const isArmed = useRef(true);
  const frame = useRef(0);

  const canvas = useCallback(
    (element: HTMLCanvasElement) => {
      const made = createCover(element);
      const image = new Image();
      image.onload = () => made.dress(image);
      image.src = picture;
      cover.current = made;
      const stop = watchPixelRatio(made.paint);
      return () => {
        stop();
        image.onload = null;
        cancelAnimationFrame(frame.current);
        frame.current = 0;
        cover.current = null;
      };
    },
    [picture],
  );

  function check() {
    frame.current = 0;
    if (!isArmed.current || !cover.current || !isScratched(cover.current.share())) return;
    isArmed.current = false;
    onScratched();
  }

  function stroke(event: PointerEvent<HTMLCanvasElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const move of moves.length > 0 ? moves : [event]) {
      const to = toCell(move, box);
      cover.current?.wipe(last.current ?? to, to);
      last.current = to;
    }
    if (last.current && brush.current) {
      const { x, y } = onScreen(last.current, box);
      brush.current.style.transform = `translate(-50%, -50%) translate(${x}px, ${y}px)`;
      brush.current.dataset.down = '';
    }
    frame.current ||= requestAnimationFrame(check);
  }

  // After a vertical pan starts, the browser scrolls and sends no more pointer events.
  function isPan({ clientX, clientY }: PointerEvent): boolean {
    const from = tap.current;
    return from !== null && Math.abs(clientX - from.x) <= Math.abs(clientY - from.y);
  }

  function lift() {
    last.current = null;
    tap.current = null;
    isUndecided.current = false;
    delete brush.current?.dataset.down;
  }

  const isDown = ({ buttons }: PointerEvent) => (buttons & 1) === 1;

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      if (!isDown(event)) return;
      // A finger belongs to the element it came down on; given free, it may go on to the next cell.
      event.currentTarget.releasePointerCapture?.(event.pointerId);
      isArmed.current = true;
      last.current = null;
      tap.current = { x: event.clientX, y: event.clientY };
      isUndecided.current = event.pointerType === 'touch';
      if (!isUndecided.current) stroke(event);
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      if (!isDown(event)) return lift();
      if (isUndecided.current && isPan(event)) return;
      isUndecided.current = false;
      stroke(event);
    },
    onPointerLeave: (event: PointerEvent<HTMLCanvasElement>) => {
      if (isDown(event) && last.current) stroke(event);
      lift();
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
      const from = tap.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) <= slipOfTap) onTapped();
      lift();
    },
    onPointerCancel: lift,
  };

  return { canvas, brush, handlers };
}
