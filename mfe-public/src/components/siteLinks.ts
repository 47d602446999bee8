/** Links for sharing the site; they need no account of ours on these networks. */
export function listShareLinks(origin = window.location.origin): readonly { label: string; href: string }[] {
  const site = encodeURIComponent(`${origin}/`);
  const text = encodeURIComponent(`Internships and first jobs on Foothold: ${origin}/`);
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${site}` },
    { label: 'X', href: `https://x.com/intent/post?text=${text}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${site}` },
  ];
}
