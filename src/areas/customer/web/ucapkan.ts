import { isiUcapan, type Disapa } from '#areas/customer/rules/kartu-member.ts';

/** The greeting in the messenger of this computer; whom it goes to is chosen there. */
export function ucapkan(ucapan: string, disapa: Disapa): void {
  const text = encodeURIComponent(isiUcapan(ucapan, disapa));
  window.open(`https://wa.me/?text=${text}`, '_blank', 'noopener');
}
