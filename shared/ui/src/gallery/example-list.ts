import type { ReactNode } from 'react';
import { examples as actionBar } from '#action-bar/action-bar.examples.tsx';
import { examples as authCard } from '#auth-card/auth-card.examples.tsx';
import { examples as backLink } from '#back-link/back-link.examples.tsx';
import { examples as badge } from '#badge/badge.examples.tsx';
import { examples as banner } from '#banner/banner.examples.tsx';
import { examples as brandMark } from '#brand-mark/brand-mark.examples.tsx';
import { examples as button } from '#button/button.examples.tsx';
import { examples as buttonLink } from '#button-link/button-link.examples.tsx';
import { examples as campaignPicture } from '#campaign-picture/campaign-picture.examples.tsx';
import { examples as card } from '#card/card.examples.tsx';
import { examples as cardLink } from '#card-link/card-link.examples.tsx';
import { examples as checkbox } from '#checkbox/checkbox.examples.tsx';
import { examples as choice } from '#choice/choice.examples.tsx';
import { examples as cluster } from '#cluster/cluster.examples.tsx';
import { examples as codeBoxes } from '#code-boxes/code-boxes.examples.tsx';
import { examples as dayHero } from '#day-hero/day-hero.examples.tsx';
import { examples as dialog } from '#dialog/dialog.examples.tsx';
import { examples as digitTiles } from '#digit-tiles/digit-tiles.examples.tsx';
import { examples as dots } from '#dots/dots.examples.tsx';
import { examples as drawnList } from '#drawn-list/drawn-list.examples.tsx';
import { examples as emptyState } from '#empty-state/empty-state.examples.tsx';
import { examples as errorState } from '#error-state/error-state.examples.tsx';
import { examples as externalLink } from '#external-link/external-link.examples.tsx';
import { examples as facts } from '#facts/facts.examples.tsx';
import { examples as field } from '#field/field.examples.tsx';
import { examples as flower } from '#flower/flower.examples.tsx';
import { examples as formCell } from '#form-cell/form-cell.examples.tsx';
import { examples as formGrid } from '#form-grid/form-grid.examples.tsx';
import { examples as grid } from '#grid/grid.examples.tsx';
import { examples as hem } from '#hem/hem.examples.tsx';
import { examples as icon } from '#icon/icon.examples.tsx';
import { examples as iconButton } from '#icon-button/icon-button.examples.tsx';
import { examples as keptFocus } from '#kept-focus/kept-focus.examples.tsx';
import { examples as loading } from '#loading/loading.examples.tsx';
import { examples as mailHelp } from '#mail-help/mail-help.examples.tsx';
import { examples as pageWidth } from '#page-width/page-width.examples.tsx';
import { examples as passwordInput } from '#password-input/password-input.examples.tsx';
import { examples as price } from '#price/price.examples.tsx';
import { examples as prose } from '#prose/prose.examples.tsx';
import { examples as radioGroup } from '#radio-group/radio-group.examples.tsx';
import { examples as reason } from '#reason/reason.examples.tsx';
import { examples as roda } from '#roda/roda.examples.tsx';
import { examples as roundMark } from '#round-mark/round-mark.examples.tsx';
import { examples as sea } from '#sea/sea.examples.tsx';
import { examples as selectInput } from '#select-input/select-input.examples.tsx';
import { examples as skeletonCard } from '#skeleton-card/skeleton-card.examples.tsx';
import { examples as skeleton } from '#skeleton/skeleton.examples.tsx';
import { examples as slicedList } from '#sliced-list/sliced-list.examples.tsx';
import { examples as splitCard } from '#split-card/split-card.examples.tsx';
import { examples as stack } from '#stack/stack.examples.tsx';
import { examples as stepper } from '#stepper/stepper.examples.tsx';
import { examples as tabs } from '#tabs/tabs.examples.tsx';
import { examples as textInput } from '#text-input/text-input.examples.tsx';
import { examples as textLink } from '#text-link/text-link.examples.tsx';
import { examples as successCard } from '#success-card/success-card.examples.tsx';
import { examples as timeline } from '#timeline/timeline.examples.tsx';
import { examples as toast } from '#toast/toast.examples.tsx';
import { examples as visuallyHidden } from '#visually-hidden/visually-hidden.examples.tsx';
import { examples as wholeWords } from '#whole-words/whole-words.examples.tsx';

/** The examples of every component, by the name of its folder. */
export const exampleList: Record<string, Record<string, ReactNode>> = {
  'action-bar': actionBar,
  'auth-card': authCard,
  'back-link': backLink,
  badge,
  banner,
  'brand-mark': brandMark,
  button,
  'button-link': buttonLink,
  'campaign-picture': campaignPicture,
  card,
  'card-link': cardLink,
  checkbox,
  choice,
  cluster,
  'code-boxes': codeBoxes,
  'day-hero': dayHero,
  dialog,
  'digit-tiles': digitTiles,
  dots,
  'drawn-list': drawnList,
  'empty-state': emptyState,
  'error-state': errorState,
  'external-link': externalLink,
  facts,
  field,
  flower,
  'form-cell': formCell,
  'form-grid': formGrid,
  grid,
  hem,
  icon,
  'icon-button': iconButton,
  'kept-focus': keptFocus,
  loading,
  'mail-help': mailHelp,
  'page-width': pageWidth,
  'password-input': passwordInput,
  price,
  prose,
  'radio-group': radioGroup,
  reason,
  roda,
  'round-mark': roundMark,
  sea,
  'select-input': selectInput,
  skeleton,
  'skeleton-card': skeletonCard,
  'sliced-list': slicedList,
  'split-card': splitCard,
  stack,
  stepper,
  'success-card': successCard,
  tabs,
  'text-input': textInput,
  'text-link': textLink,
  timeline,
  toast,
  'visually-hidden': visuallyHidden,
  'whole-words': wholeWords,
};
