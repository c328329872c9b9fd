import type { ComponentType } from 'react';
import type { TitleDetail } from '@site/contracts/api/title-detail';
import { EmptyState } from '@site/ui/empty-state';
import { Tabs } from '@site/ui/tabs';
import { LuckyNumbers } from './lucky-numbers';
import styles from './modalities.module.css';
import { text } from './title-detail.text';
import { useOpenSection } from './use-open-section';

/** The scratch card of a title, which another feature brings. */
export type ScratchCardSlot = ComponentType<{ number: string; type: string }>;

interface Props {
  title: TitleDetail;
  /** The number and the type of the address. */
  number: string;
  type: string;
  ScratchCard: ScratchCardSlot;
}

/** The sections of a title. A click on the open one closes it. */
export function Modalities({ title, number, type, ScratchCard }: Props) {
  const { modalities } = title;
  const { open, choose } = useOpenSection(modalities);
  if (modalities.length === 0) return <EmptyState>{text.noModalities}</EmptyState>;

  return (
    <section className={styles.card} aria-label={text.modalities}>
      <Tabs
        label={text.modalities}
        tabs={modalities.map(({ section, section_name }) => ({ id: section, label: section_name }))}
        selected={open}
        onSelect={choose}
      >
        {/* All stay in the document: a half-scratched card must not forget what was scratched. */}
        {modalities.map((modality) => (
          <div key={modality.section} hidden={modality.section !== open}>
            {modality.section === 'numeros' ? (
              <LuckyNumbers {...modality.data} />
            ) : (
              <ScratchCard number={number} type={type} />
            )}
          </div>
        ))}
      </Tabs>
    </section>
  );
}
