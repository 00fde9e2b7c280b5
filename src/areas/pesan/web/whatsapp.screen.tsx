import type { ReactNode } from 'react';
import { tabbed, type Tab } from '#kit/web/frame/tabs.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { AntreanSide } from '#areas/pesan/web/antrean-side.tsx';
import { GatewaySide } from '#areas/pesan/web/gateway-side.tsx';
import { TemplatSide } from '#areas/pesan/web/templat-side.tsx';

const SISI: readonly Tab[] = [
  { label: 'Antrean', of: AntreanSide },
  { label: 'Templat', of: TemplatSide },
];
const SISI_OWNER: readonly Tab[] = [...SISI, { label: 'Gateway', of: GatewaySide }];

const [Kelola, Owner] = [tabbed(SISI), tabbed(SISI_OWNER)];

/** What goes to phones: the queue, the words, and for owners the gateway. */
export default function WhatsappScreen(): ReactNode {
  const { level } = useSesi().user;
  return level === 'OWN' || level === 'SU' ? <Owner /> : <Kelola />;
}
