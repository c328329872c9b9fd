import { useState } from 'react';
import type { NumbersModality } from '@site/contracts/api/title-detail';
import { Grid } from '@site/ui/grid';
import { Stack } from '@site/ui/stack';
import { SectionHeading } from '#parts/section-heading/section-heading.tsx';
import { LuckyNumberCard } from './lucky-number-card';
import styles from './lucky-numbers.module.css';
import { text } from './title-detail.text';

/** The section 'numeros' of a title. */
export function LuckyNumbers({ numeros, texto }: NumbersModality['data']) {
  const [now] = useState(() => new Date());
  return (
    <Stack gap={4}>
      <SectionHeading>{text.luckyNumbers}</SectionHeading>
      <Grid as="ul" layout="fluid-cards">
        {numeros.map((number, place) => (
          <li key={place}>
            <LuckyNumberCard number={number} now={now} />
          </li>
        ))}
      </Grid>
      {texto && <p className={styles.note}>{texto}</p>}
    </Stack>
  );
}
