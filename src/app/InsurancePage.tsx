export default function InsurancePage() {
  return <h1>Insurances</h1>;
}
