import { useId } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { Button } from '@site/ui/button';
import { Reason } from '@site/ui/reason';
import { SkeletonCard } from '@site/ui/skeleton-card';
import { Stack } from '@site/ui/stack';
import { Tabs } from '@site/ui/tabs';
import { useListOrdersQuery } from '@site/api/resources/orders';
import { OrderList } from './order-list';
import { type Section, sectionOf } from './orders.flow';
import styles from './orders.module.css';
import { text } from './orders.text';
import { useSection } from './use-section';

const tabs = [
  { id: 'compras', label: text.purchasesTab },
  { id: 'premios', label: text.prizesTab },
] as const;

const words = {
  compras: { loading: text.loadingPurchases, failed: text.purchasesFailed },
  premios: { loading: text.loadingPrizes, failed: text.prizesFailed },
};

export function OrdersPage() {
  const section = sectionOf(useParams().section);
  return section ? <OrdersOf section={section} /> : <Navigate to={pathTo('home')} replace />;
}

function OrdersOf({ section }: { section: Section }) {
  const orders = useListOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const { tabs: place, choose } = useSection(section);
  const navigate = useNavigate();
  const reasonId = useId();
  return (
    <Page title={text.title} frame={(content) => <div className={styles.page}>{content}</div>}>
      <div className={styles.again}>
        <Button
          disabled
          fill="mobile"
          aria-describedby={reasonId}
          onClick={() => void navigate(pathTo('campaign'))}
        >
          {text.again}
        </Button>
        <Reason id={reasonId}>{text.againLater}</Reason>
      </div>
      <div ref={place} className={styles.body}>
        <Tabs label={text.tabsLabel} tabs={tabs} selected={section} onSelect={choose}>
          <QueryView query={orders} {...words[section]} skeleton={<Skeletons />}>
            {(list) => <OrderList key={section} orders={list} section={section} />}
          </QueryView>
        </Tabs>
      </div>
    </Page>
  );
}

const Skeletons = () => (
  <Stack gap={3}>
    {[1, 2, 3, 4].map((place) => (
      <SkeletonCard key={place} padding="snug" shapes={['title']} />
    ))}
  </Stack>
);
