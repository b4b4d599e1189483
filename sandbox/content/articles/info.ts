import type { WrittenArticle } from '../writing.ts';

export const info: readonly WrittenArticle[] = [
  {
    id: 'never-ask',
    category: 'info',
    dismissible: true,
    en: [
      'We never ask for your password',
      'Not by phone, not by email. Anyone who does is not from us.',
      `We never ask for your password or a code, by phone or by email. Anyone who does is not from us.

If you’ve already shared them with someone, {contact}.`,
    ],
    es: [
      'Nunca te pedimos la contraseña',
      'Ni por teléfono ni por correo. Si alguien lo hace, no somos nosotros.',
      `Nunca te pedimos la contraseña ni un código, ni por teléfono ni por correo. Si alguien lo hace, no somos nosotros.

Si ya se los has dado a alguien, {contact}.`,
    ],
    fr: [
      'Nous ne demandons jamais votre mot de passe',
      'Ni par téléphone ni par e-mail. Si quelqu’un le fait, ce n’est pas nous.',
      `Nous ne demandons jamais votre mot de passe ni un code, que ce soit par téléphone ou par e-mail. Si quelqu’un le fait, ce n’est pas nous.

Si vous les avez déjà communiqués à quelqu’un, {contact}.`,
    ],
  },
  {
    id: 'shared-device',
    category: 'info',
    en: [
      'Using a shared device',
      'Sign out when you’re done.',
      `Choose “Sign out” in the menu when you’re done. On some devices, closing the window is not enough.

Signing out deletes anything you haven’t finished. If your session ends before you sign out, your unfinished entries stay on the device: sign in again, finish them, and sign out.`,
    ],
    es: [
      'Si usas un dispositivo compartido',
      'Cierra la sesión cuando acabes.',
      `Elige «Cerrar sesión» en el menú cuando acabes. En algunos dispositivos no basta con cerrar la ventana.

Al cerrar la sesión se borra lo que no hayas terminado. Si la sesión caduca antes, eso se queda en el dispositivo: vuelve a iniciar sesión, termínalo y cierra la sesión.`,
    ],
    fr: [
      'Utiliser un appareil partagé',
      'Déconnectez-vous quand vous avez fini.',
      `Choisissez « Se déconnecter » dans le menu quand vous avez fini. Sur certains appareils, fermer la fenêtre ne suffit pas.

La déconnexion efface ce que vous n’avez pas terminé. Si votre session expire avant, cela reste sur l’appareil : reconnectez-vous, terminez, puis déconnectez-vous.`,
    ],
  },
  {
    id: 'personal-data',
    category: 'info',
    en: [
      'What we know about you',
      'Which data we keep, and why.',
      `Our [privacy notice](/privacy) explains which data we hold about you, why we need it, how long we keep it, and how to exercise your rights.`,
    ],
    es: [
      'Qué sabemos de ti',
      'Qué datos guardamos y para qué.',
      `Nuestro [aviso de privacidad](/privacy) explica qué datos tenemos sobre ti, para qué los necesitamos, cuánto tiempo los guardamos y cómo puedes ejercer tus derechos.`,
    ],
    fr: [
      'Ce que nous savons de vous',
      'Les données que nous conservons, et pourquoi.',
      `Notre [avis de confidentialité](/privacy) explique quelles données nous conservons sur vous, pourquoi, combien de temps, et comment exercer vos droits.`,
    ],
  },
];
