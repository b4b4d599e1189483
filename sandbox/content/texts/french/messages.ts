import type { Content } from '../content.ts';

export const messages: Content['messages'] = {
  signInCode: (code) => `${code} est votre code de connexion. Il est valable dix minutes.`,
  passwordReset: (link) =>
    `Choisissez un nouveau mot de passe\u00a0: ${link} Le lien fonctionne une seule fois et expire dans 60 minutes.`,
  accountCreated: 'Votre compte est prêt. Si vous ne l’avez pas créé, prévenez-nous.',
  addressChanged: (newAddress) =>
    `Vous vous connectez désormais avec ${newAddress}. Si ce changement ne vient pas de vous, prévenez-nous.`,
  addressConfirmed: 'Vous vous connectez désormais avec cette adresse.',
  twoStepOn:
    'La vérification en deux étapes est activée\u00a0: pour vous connecter, il vous faut maintenant aussi un code de votre application d’authentification. Si vous ne l’avez pas activée, prévenez-nous.',
  twoStepOff:
    'La vérification en deux étapes est désactivée\u00a0: votre mot de passe suffit pour vous connecter. Si vous ne l’avez pas désactivée, prévenez-nous.',
  ticketReceived: (ticketId) => `Nous avons bien reçu votre message. Votre numéro de demande est ${ticketId}.`,
};
