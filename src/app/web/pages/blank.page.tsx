/** An empty frame for embedding in the mobile shell (D-34.6). */
export default function BlankPage() {
  return <main aria-label="Kilau" />;
}
