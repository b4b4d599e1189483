import type { WrittenArticle } from '../writing.ts';

export const info: readonly WrittenArticle[] = [
  {
    id: 'never-ask',
    category: 'info',
    dismissible: true,
    en: [
      'We never ask for your password',
      'Neither on the phone nor by email. Anyone who does is not from us.',
      `We do not ask for your password or for a code, neither on the phone nor by email. Anyone who does is not from us.

If you have given them to somebody, {contact}.`,
    ],
    es: [
      'Nunca te pedimos la contraseña',
      'Ni por teléfono ni por correo. Si alguien lo hace, no somos nosotros.',
      `No te pedimos la contraseña ni un código, ni por teléfono ni por correo. Si alguien lo hace, no somos nosotros.

Si se los has dado a alguien, {contact}.`,
    ],
    fr: [
      'Nous ne demandons jamais votre mot de passe',
      'Ni au téléphone ni par e-mail. Si quelqu’un le fait, ce n’est pas nous.',
      `Nous ne demandons ni votre mot de passe ni un code, que ce soit au téléphone ou par e-mail. Si quelqu’un le fait, ce n’est pas nous.

Si vous les avez donnés à quelqu’un, {contact}.`,
    ],
  },
  {
    id: 'shared-device',
    category: 'info',
    en: [
      'On a device that others use',
      'Sign out when you are done.',
      `Choose “Sign out” in the menu when you are done. Closing the window is not enough everywhere.

Signing out discards what you have not finished. If your hour ends first, it stays on the device: sign in again, finish it, and sign out.`,
    ],
    es: [
      'En un dispositivo que usan otros',
      'Cierra la sesión cuando acabes.',
      `Elige «Cerrar sesión» en el menú cuando acabes. Cerrar la ventana no basta en todas partes.

Al cerrar la sesión se descarta lo que no has terminado. Si antes se acaba tu hora, se queda en el dispositivo: vuelve a iniciar sesión, termínalo y ciérrala.`,
    ],
    fr: [
      'Sur un appareil que d’autres utilisent',
      'Déconnectez-vous quand vous avez fini.',
      `Choisissez « Se déconnecter » dans le menu quand vous avez fini. Fermer la fenêtre ne suffit pas partout.

Vous déconnecter efface ce que vous n’avez pas terminé. Si votre heure s’achève avant, cela reste sur l’appareil : reconnectez-vous, terminez, puis déconnectez-vous.`,
    ],
  },
  {
    id: 'personal-data',
    category: 'info',
    en: [
      'What we know about you',
      'Which data we keep, and why, in one place.',
      `What we know of you, what we need it for and how long we keep it is in our [privacy notice](/privacy). Your rights are there, too, and how to use them.`,
    ],
    es: [
      'Qué sabemos de ti',
      'Qué datos guardamos y para qué, en un solo lugar.',
      `Qué sabemos de ti, para qué lo necesitamos y cuánto tiempo lo guardamos está en nuestro [aviso de privacidad](/privacy). También tus derechos y cómo ejercerlos.`,
    ],
    fr: [
      'Ce que nous savons de vous',
      'Quelles données nous gardons, et pourquoi, au même endroit.',
      `Ce que nous savons de vous, à quoi cela sert et combien de temps nous le gardons se trouve dans notre [avis de confidentialité](/privacy). Vos droits y sont aussi, et comment les exercer.`,
    ],
  },
];
