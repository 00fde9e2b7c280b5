import { Link } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import type { MasterRow } from '#kit/contract/master.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { masterTab } from '#kit/web/master/master-screen.tsx';
import { BATU } from '#areas/barang/contract/batu.master.ts';
import { jenisBerlianEndpoint } from '#areas/barang/contract/jenis.api.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { parameterBerlianMaster } from '#areas/barang/contract/parameter-berlian.master.ts';
import { supplierBerlianMaster } from '#areas/barang/contract/supplier-berlian.master.ts';

const { kode_dept, nama } = jenisMaster.fields;

/** Everything a stone is described by; its kinds are the jenis that are marked for diamonds. */
export default tabbed([
  { label: 'Jenis Berlian', of: JenisBerlian },
  masterTab(supplierBerlianMaster),
  masterTab(parameterBerlianMaster),
  ...BATU.map((one) => masterTab(one)),
]);

function JenisBerlian({ tabs }: { tabs?: ReactNode }) {
  const person = usePerson();
  const { data, error, isPending, refetch } = useRead(jenisBerlianEndpoint);
  const columns = useMemo(() => columnsOf({ kode_dept, nama }, person), [person]);
  const view = useGridView<MasterRow<typeof jenisMaster.fields>>('master-berlian/jenis', columns);
  return (
    <Screen>
      <ScreenHead acts={<Link to="/master-jenis">{t('Ubah di Master Jenis')}</Link>}>
        {tabs}
      </ScreenHead>
      <Grid
        label={t('Jenis Berlian')}
        view={view}
        lines={(data ?? []).map((row) => ({ kind: 'row', row }))}
        rowKey={(row) => row.kode_dept}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyBlock />}
      />
    </Screen>
  );
}
