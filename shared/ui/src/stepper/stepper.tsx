import { check } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The step on screen, from 1. */
  current: number;
  /** With `onStep`: the last step the visitor may jump to; the ones before `current` by default. */
  reached?: number;
  /** Makes the reached steps buttons; says which was pressed, from 1. */
  onStep?: (step: number) => void;
  /** What the steps belong to; 'Etapas' by default. */
  label?: string;
}

function stateOf(step: number, current: number) {
  if (step === current) return 'current';
  return step < current ? 'done' : 'next';
}

/** Where one is in a sequence: dancers holding hands. */
export function Stepper({ steps, current, reached = current - 1, onStep, label = 'Etapas' }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((name, index) => {
        const step = index + 1;
        const state = stateOf(step, current);
        const isOpen = onStep && state !== 'current' && step <= reached;
        const face = (
          <>
            <span className={styles.circle}>{state === 'done' ? <Icon shape={check} /> : step}</span>
            <span>
              <span>{name}</span>
              {state === 'done' && <VisuallyHidden> (concluída)</VisuallyHidden>}
            </span>
          </>
        );
        return (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {isOpen ? (
              <button type="button" className={styles.face} onClick={() => onStep(step)}>
                {face}
              </button>
            ) : (
              <span className={styles.face}>{face}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
