import { acceptTermsModel } from './account/acceptTerms/acceptTerms.model.ts';
import { changeEmailModel } from './account/changeEmail/changeEmail.model.ts';
import { editPreferencesModel } from './account/editPreferences/editPreferences.model.ts';
import { editProfileModel } from './account/editProfile/editProfile.model.ts';
import { forgotPasswordModel } from './account/forgotPassword/forgotPassword.model.ts';
import { joinPolicyModel } from './account/joinPolicy/joinPolicy.model.ts';
import { registrationModel } from './account/registration/registration.model.ts';
import { resetPasswordModel } from './account/resetPassword/resetPassword.model.ts';
import { twoStepModel } from './account/twoStep/twoStep.model.ts';
import { agentContextModel } from './agents/agentContext.model.ts';
import { findCustomerModel } from './agents/findCustomer.model.ts';
import { addPolicyModel } from './agents/policies/addPolicy.model.ts';
import { deletePolicyModel } from './agents/policies/deletePolicy.model.ts';
import { editPolicyModel } from './agents/policies/editPolicy.model.ts';
import { findPoliciesModel } from './agents/policies/findPolicies.model.ts';
import { sendPayoutDetailsModel } from './claims/details/sendPayoutDetails.model.ts';
import { disputeOfferModel } from './claims/dispute/disputeOffer.model.ts';
import { uploadDocumentModel } from './claims/dispute/uploadDocument.model.ts';
import { viewClaimHistoryModel } from './claims/history/viewClaimHistory.model.ts';
import { addItemModel } from './claims/items/addItem.model.ts';
import { cancelItemModel } from './claims/items/cancelItem.model.ts';
import { editItemModel } from './claims/items/editItem.model.ts';
import { grantPermissionModel } from './claims/items/grantPermission.model.ts';
import { predictRevenueModel } from './claims/prediction/predictRevenue.model.ts';
import { reviewOfferModel } from './claims/review/reviewOffer.model.ts';
import { contentModel } from './content/content.model.ts';
import { supportTicketModel } from './content/supportTicket/supportTicket.model.ts';
import { addInsuranceModel } from './insurance/addInsurance.model.ts';
import { cancelInsuranceModel } from './insurance/changes/cancelInsurance.model.ts';
import { editTripModel } from './insurance/changes/editTrip.model.ts';
import { completeTripModel } from './insurance/completion/completeTrip.model.ts';
import { flightLookupModel } from './insurance/lookup/flightLookup.model.ts';
import type { AnyModel } from './kit/model.ts';
import { waitingModel } from './kit/wizard/waiting.model.ts';
import { wizardModel } from './kit/wizard/wizard.model.ts';
import { attachFileModel } from './luggage/attachFile.model.ts';
import { addBagModel } from './luggage/records/addBag.model.ts';
import { deleteBagModel } from './luggage/records/deleteBag.model.ts';
import { editBagModel } from './luggage/records/editBag.model.ts';
import { viewBagModel } from './luggage/viewBag.model.ts';
import { actionPlanModel } from './monitoring/actionPlan/actionPlan.model.ts';
import { planStepsModel } from './monitoring/actionPlan/planSteps.model.ts';
import { addMonitoredItemModel } from './monitoring/addMonitoredItem/addMonitoredItem.model.ts';
import { deleteMonitoredItemModel } from './monitoring/deleteMonitoredItem/deleteMonitoredItem.model.ts';
import { monitoredListModel } from './monitoring/monitoredList/monitoredList.model.ts';
import { renameMonitoredItemModel } from './monitoring/renameMonitoredItem/renameMonitoredItem.model.ts';
import { subscriberModel } from './monitoring/subscriber/subscriber.model.ts';
import { tokenFrameModel } from './monitoring/tokenFrame/tokenFrame.model.ts';
import { addPassengerModel } from './passengers/addPassenger.model.ts';
import { deletePassengerModel } from './passengers/deletePassenger.model.ts';
import { editPassengerModel } from './passengers/editPassenger.model.ts';
import { lookUpBankModel } from './payouts/lookUpBank.model.ts';
import { payoutFieldsModel } from './payouts/payoutFields.model.ts';
import { deletePayoutMethodModel } from './payouts/records/deletePayoutMethod.model.ts';
import { editPayoutMethodModel } from './payouts/records/editPayoutMethod.model.ts';
import { preferPayoutMethodModel } from './payouts/records/preferPayoutMethod.model.ts';
import { setUpPayoutModel } from './payouts/setUpPayout.model.ts';
import { viewCaseModel } from './resolutions/case/viewCase.model.ts';
import { claimOptionModel } from './resolutions/cash/claimOption.model.ts';
import { selectPayoutModel } from './resolutions/cash/selectPayout.model.ts';
import { combinedOptionModel } from './resolutions/combined/combinedOption.model.ts';
import { loungeOptionModel } from './resolutions/lounge/loungeOption.model.ts';
import { addAddressModel } from './resolutions/methods/addAddress.model.ts';
import { switchProviderModel } from './resolutions/methods/switchProvider.model.ts';
import { overrideOptionModel } from './resolutions/override/overrideOption.model.ts';
import { requestHotelModel } from './resolutions/requests/requestHotel.model.ts';
import { requestRebookingModel } from './resolutions/requests/requestRebooking.model.ts';
import { appModel } from './session/app/app.model.ts';
import { notifierModel } from './session/app/notifier.model.ts';
import { dataLoadModel } from './session/data/dataLoad.model.ts';
import { datasetModel } from './session/data/dataset.model.ts';
import { cookieConsentModel } from './session/preferences/cookieConsent.model.ts';
import { languageModel } from './session/preferences/language.model.ts';
import { themeModel } from './session/preferences/theme.model.ts';
import { sessionModel } from './session/session.model.ts';
import { signOutModel } from './session/signOut.model.ts';
import { widgetHostModel } from './session/widgets/widgetHost.model.ts';
import { oneTimeCodeModel } from './sign-in/oneTimeCode.model.ts';
import { secondFactorModel } from './sign-in/secondFactor.model.ts';
import { signInModel } from './sign-in/signIn.model.ts';
import { flightRowModel } from './trips/flightRow.model.ts';
import { flightsModel } from './trips/flights.model.ts';
import { notifyDisruptionModel } from './trips/notifyDisruption.model.ts';
import { tripOrderModel } from './trips/tripOrder.model.ts';

/** Every machine there is, with the samples that paths through it are made of. */
export const catalogue = {
  app: appModel,
  theme: themeModel,
  language: languageModel,
  cookieConsent: cookieConsentModel,
  notifier: notifierModel,
  session: sessionModel,
  signOut: signOutModel,
  widgetHost: widgetHostModel,
  signIn: signInModel,
  oneTimeCode: oneTimeCodeModel,
  secondFactor: secondFactorModel,
  forgotPassword: forgotPasswordModel,
  registration: registrationModel,
  resetPassword: resetPasswordModel,
  editProfile: editProfileModel,
  editPreferences: editPreferencesModel,
  changeEmail: changeEmailModel,
  joinPolicy: joinPolicyModel,
  acceptTerms: acceptTermsModel,
  twoStep: twoStepModel,
  findCustomer: findCustomerModel,
  agentContext: agentContextModel,
  findPolicies: findPoliciesModel,
  addPolicy: addPolicyModel,
  editPolicy: editPolicyModel,
  deletePolicy: deletePolicyModel,
  dataLoad: dataLoadModel,
  dataset: datasetModel,
  flights: flightsModel,
  flightRow: flightRowModel,
  notifyDisruption: notifyDisruptionModel,
  tripOrder: tripOrderModel,
  wizard: wizardModel,
  waiting: waitingModel,
  addInsurance: addInsuranceModel,
  flightLookup: flightLookupModel,
  completeTrip: completeTripModel,
  editTrip: editTripModel,
  cancelInsurance: cancelInsuranceModel,
  addPassenger: addPassengerModel,
  editPassenger: editPassengerModel,
  deletePassenger: deletePassengerModel,
  viewBag: viewBagModel,
  addBag: addBagModel,
  editBag: editBagModel,
  deleteBag: deleteBagModel,
  attachFile: attachFileModel,
  setUpPayout: setUpPayoutModel,
  lookUpBank: lookUpBankModel,
  preferPayoutMethod: preferPayoutMethodModel,
  editPayoutMethod: editPayoutMethodModel,
  deletePayoutMethod: deletePayoutMethodModel,
  claimOption: claimOptionModel,
  selectPayout: selectPayoutModel,
  addAddress: addAddressModel,
  switchProvider: switchProviderModel,
  viewCase: viewCaseModel,
  loungeOption: loungeOptionModel,
  requestRebooking: requestRebookingModel,
  requestHotel: requestHotelModel,
  overrideOption: overrideOptionModel,
  payoutFields: payoutFieldsModel,
  combinedOption: combinedOptionModel,
  addItem: addItemModel,
  editItem: editItemModel,
  cancelItem: cancelItemModel,
  grantPermission: grantPermissionModel,
  viewClaimHistory: viewClaimHistoryModel,
  disputeOffer: disputeOfferModel,
  uploadDocument: uploadDocumentModel,
  sendPayoutDetails: sendPayoutDetailsModel,
  content: contentModel,
  supportTicket: supportTicketModel,
  subscriber: subscriberModel,
  actionPlan: actionPlanModel,
  planSteps: planStepsModel,
  predictRevenue: predictRevenueModel,
  reviewOffer: reviewOfferModel,
  monitoredList: monitoredListModel,
  addMonitoredItem: addMonitoredItemModel,
  renameMonitoredItem: renameMonitoredItemModel,
  deleteMonitoredItem: deleteMonitoredItemModel,
  tokenFrame: tokenFrameModel,
} satisfies Record<string, AnyModel>;
