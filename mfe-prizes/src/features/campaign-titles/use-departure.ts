import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { opening } from '#parts/titles/opening.ts';

const departureMs = 500;

/** Leaves for another page with a transition of 500 ms; at once where the customer wants less motion. */
export function useDeparture() {
  const navigate = useNavigate();
  const [destination, setDestination] = useState<string>();

  useEffect(() => {
    if (destination === undefined) return undefined;
    const timer = setTimeout(() => void navigate(destination, { state: opening }), departureMs);
    return () => clearTimeout(timer);
  }, [destination, navigate]);

  const depart = useCallback(
    (to: string) => {
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) void navigate(to);
      else setDestination(to);
    },
    [navigate],
  );

  return { isDeparting: destination !== undefined, depart };
}
